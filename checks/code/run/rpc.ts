/** An error as a JSON-RPC node answers it. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

interface Answer {
  id: number
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

function readResult({ result, error }: Answer): unknown {
  if (error) throw new RpcError(error.code, error.message, error.data)
  return result
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** @returns what the node answers; throws RpcError when it answers with an error */
export async function call(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  return readResult((await post(url, { jsonrpc: '2.0', id: 1, method, params })) as Answer)
}

/**
 * Sends calls one after another, each once the one before is answered. A batch would not do: a node may answer its calls
 * in any order, and anvil sometimes sends before it impersonates.
 *
 * @throws RpcError of the first that fails; the later ones are not sent
 */
export async function callInOrder(
  url: string,
  calls: readonly (readonly [string, ...unknown[]])[],
): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const [method, ...params] of calls) answers.push(await call(url, method, params))
  return answers
}
