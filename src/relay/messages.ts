// What the page and the relay's document tell each other.

/** `open` names the only origin that the relay can reach from then on. */
export type ToRelay =
  | { kind: 'open'; origin: string }
  | { kind: 'ask'; id: number; url: string; body: string }
  | { kind: 'stop'; id: number }

export type FromRelay =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'failed'; id: number }
