// `npm test`: installs what is missing, then runs the one gate.
import { bootstrap } from './install.mjs'

await bootstrap(['.', 'checks/code'], './test.ts')
