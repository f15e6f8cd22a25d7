import { serve } from './serve-until-stopped'

serve('build').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
