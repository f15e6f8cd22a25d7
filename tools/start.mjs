// `npm start`: installs what is missing, builds when sources changed, serves the production site.
import { bootstrap } from './install.mjs'

await bootstrap(['.'], './start.ts')
