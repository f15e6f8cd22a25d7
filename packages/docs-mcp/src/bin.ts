#!/usr/bin/env node
import { runServer } from '../../../mcp/run-server'
import { name, version } from '../package.json'

void runServer(process.argv.slice(2), { name, version, command: `npx ${name}` })
