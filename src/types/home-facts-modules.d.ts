declare module '@generated/home-facts/default/home.json' {
  const data: import('./home-facts').HomeData
  export default data
}

declare module '@generated/home-facts/default/showcase.json' {
  const data: import('./home-facts').ShowcaseData
  export default data
}
