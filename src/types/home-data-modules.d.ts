declare module '@generated/home-data/default/home.json' {
  const data: import('./home-data').HomeData
  export default data
}

declare module '@generated/home-data/default/showcase.json' {
  const data: import('./home-data').ShowcaseData
  export default data
}
