// A process that does one slow check, each time that it's asked; slow-processes.ts starts it with the check's name.
import { slowChecks, type SlowCheck, type SlowInput } from './slow-checks'

const name = process.argv[2] as SlowCheck // the only thing that slow-processes.ts passes
const check = slowChecks[name] as (input: SlowInput<SlowCheck>) => unknown

process.on('message', (input: SlowInput<SlowCheck>) => {
  try {
    process.send?.({ problems: check(input) })
  } catch (error) {
    process.send?.({ error })
  }
})
