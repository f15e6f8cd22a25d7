import { type Address, erc20Abi } from 'viem'
import { useBalance, useConnection, useDisconnect, useReadContracts, useSwitchChain } from 'wagmi'
import { chain, isMiniPay, tokens } from '../config'
import { formatAmount, shortenAddress } from '../format'

const refresh = { refetchInterval: 5_000 } // milliseconds

/** The account's balances. MiniPay asks pages to show neither addresses nor CELO. */
export function Wallet({ address }: { address: Address }) {
  const { chainId } = useConnection()
  const { mutate: disconnect } = useDisconnect()
  const { mutate: switchChain } = useSwitchChain()
  const celo = useBalance({ address, chainId: chain.id, query: refresh })
  const balances = useReadContracts({
    allowFailure: false,
    contracts: tokens.map(
      (token) =>
        ({
          chainId: chain.id,
          address: token.address,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [address],
        }) as const,
    ),
    query: refresh,
  })
  const error = celo.error ?? balances.error

  return (
    <section aria-labelledby="wallet" className="wallet">
      <h2 id="wallet">Wallet</h2>
      {!isMiniPay && (
        <p className="account">
          <code title={address}>{shortenAddress(address)}</code>
          <button className="quiet" onClick={() => disconnect()}>
            Disconnect
          </button>
        </p>
      )}
      {chainId !== chain.id && (
        <button onClick={() => switchChain({ chainId: chain.id })}>Switch to {chain.name}</button>
      )}
      <dl>
        {!isMiniPay && <Balance symbol="CELO" amount={celo.data?.value} decimals={18} />}
        {tokens.map(({ symbol, decimals }, index) => (
          <Balance key={symbol} symbol={symbol} amount={balances.data?.[index]} decimals={decimals} />
        ))}
      </dl>
      {error && <p role="alert">Can't read the balances: {error.message.split('\n')[0]}</p>}
    </section>
  )
}

function Balance({ symbol, amount, decimals }: { symbol: string; amount?: bigint; decimals: number }) {
  return (
    <div>
      <dt>{symbol}</dt>
      <dd>{amount === undefined ? '…' : formatAmount(amount, decimals)}</dd>
    </div>
  )
}
