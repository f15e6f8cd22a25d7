import { createHash } from 'node:crypto'

/** The source expression of inline code in a content security policy, from its exact text: sha256-… */
export function hashText(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
