// Runs the production server as a separate process for the given folder, on the port in PORT.
import { serve } from '../../tools/serve-until-stopped'

const [folder = 'build', ...words] = process.argv.slice(2)

serve(folder, words).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
