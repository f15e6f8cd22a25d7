declare module '@generated/status/default/status.json' {
  const data: import('./status').StatusData
  export default data
}
