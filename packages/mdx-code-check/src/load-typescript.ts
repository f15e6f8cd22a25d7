import type TypeScript from 'typescript'

/** @throws if TypeScript isn't installed, which only two classes need */
export async function loadTypeScript(check: string): Promise<typeof TypeScript> {
  try {
    const { default: ts } = await import('typescript')
    return ts
  } catch (error) {
    throw new Error(
      `check=${check}: found no package typescript, expected it in the project. Fix: npm install --save-dev typescript.`,
      { cause: error },
    )
  }
}
