const LOOPBACK = ['localhost', '127.0.0.1']

/** Whether an address is on the reader's machine. */
export const isLoopback = (url: string): boolean => LOOPBACK.includes(new URL(url).hostname)
