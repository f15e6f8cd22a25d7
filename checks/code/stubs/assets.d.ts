// Files that a bundler gives meaning to.
declare module '*.css'
declare module '*.svg' {
  const url: string
  export default url
}
