// `npm test`: installs what is missing, then runs the one gate.
import { bootstrap } from './install.mjs'

const ran = await bootstrap(['.', 'checks/code'], './test.ts')
// What could not even start has failed, and the last line says so.
if (!ran) console.log('\n0 passed, 1 failed')
