import { tokens } from '../config'
import type { FeeToken } from '../fee-token'

/** Lets the user choose the token that pays the network fee. */
export function FeeCurrency({ value, onChange }: { value: FeeToken; onChange: (token: FeeToken) => void }) {
  return (
    <label className="fee">
      Network fee in
      <select
        value={value?.symbol ?? 'CELO'}
        onChange={(event) => onChange(tokens.find(({ symbol }) => symbol === event.target.value))}
      >
        {['CELO', ...tokens.map(({ symbol }) => symbol)].map((symbol) => (
          <option key={symbol}>{symbol}</option>
        ))}
      </select>
    </label>
  )
}
