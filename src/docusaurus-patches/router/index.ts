/**
 * Replaces react-router-dom and react-router-config in the published site, and with them react-router, history and what
 * these bring: what Docusaurus' client and this site use of them, in a quarter of their size.
 */
export { Link, NavLink } from './link'
export { matchPath, matchRoutes } from './match'
export { Redirect, renderRoutes, Route, Router, useHistory, useLocation } from './router'
