import nextra from 'nextra'

export default nextra({})({
  output: 'export',
  images: { unoptimized: true }, // a static export has no server that could resize them
  turbopack: { root: import.meta.dirname }, // not the folder of the other lock file above this one
})
