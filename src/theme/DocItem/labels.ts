/** Names of networks as readers see them. Ids are those of the front matter. */
export const networkNames: Record<string, string> = {
  celo: 'Celo',
  'celo-sepolia': 'Celo Sepolia',
  ethereum: 'Ethereum',
  'ethereum-sepolia': 'Ethereum Sepolia',
  alfajores: 'Alfajores',
  baklava: 'Baklava',
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-11-21` to `21 Nov 2026`, the same on every machine. */
export function readableDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`
}
