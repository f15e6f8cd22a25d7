import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://docs.celo.org',
  telemetry: false,
  integrations: [starlight({ title: 'Celo Docs' })],
})
