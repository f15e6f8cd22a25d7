// The product's search page, for the variant of this site whose search is hosted.
export { default } from '@site/src/pages/search'
