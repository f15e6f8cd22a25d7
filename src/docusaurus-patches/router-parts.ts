/**
 * Replaces react-is and hoist-non-react-statics for react-router 5.3.4, which uses them only in `withRouter` and in checks
 * during development.
 */
export const isValidElementType = (type: unknown): boolean => Boolean(type)

/** Copies what a component carries to the one that wraps it. */
const hoistStatics = <Wrapper extends object>(wrapper: Wrapper, wrapped: object): Wrapper =>
  Object.assign(wrapper, wrapped)

export default hoistStatics
