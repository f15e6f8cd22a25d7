// The real site's search page, for this site's variant with hosted search.
export { default } from '@site/src/pages/search'
