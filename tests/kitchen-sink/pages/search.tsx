// The real site's search page, for the test site with all services, which has hosted search.
export { default } from '@site/src/pages/search'
