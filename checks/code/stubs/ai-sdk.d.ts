// Types of the AI SDK as the agent pages use them. From npm ai@7.0.173 and @ai-sdk/anthropic@4.0.105, dist/index.d.ts.
declare module 'ai' {
  interface LanguageModel {
    readonly modelId: string
  }
  interface Schema<T> {
    readonly _type: T
  }
  interface Tool {
    readonly description?: string
  }
  export function jsonSchema<T>(schema: object): Schema<T>
  export function tool<I, O>(parts: {
    description?: string
    inputSchema: Schema<I>
    execute: (input: I) => O | Promise<O>
  }): Tool
  export function isStepCount(count: number): () => boolean
  export function generateText(options: {
    model: LanguageModel
    instructions?: string
    prompt: string
    tools: Record<string, Tool>
    stopWhen?: () => boolean
    toolCallConcurrency?: number
  }): Promise<{ text: string; steps: { toolResults: { input: unknown; output: unknown }[] }[] }>
}

declare module '@ai-sdk/anthropic' {
  export function anthropic(modelId: string): { readonly modelId: string }
}
