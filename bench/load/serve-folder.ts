// The shipped server as a process of its own, on the folder that is named. PORT names its port.
import { serve } from '../../tools/serve-until-stopped'

const [folder = 'build', ...words] = process.argv.slice(2)

serve(folder, words).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
