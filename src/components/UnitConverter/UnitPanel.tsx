import { useEffect, useState } from 'react'
import { SECRET_FAULT } from '../LiveSample/check-value'
import { listKeys } from '../LiveSample/looks-secret'
import Choice from '../Panel/Choice'
import styles from '../Panel/Panel.module.css'
import TextField from '../Panel/TextField'
import { useRefusal } from '../Panel/use-refusal'
import { readUnits, unitGroups, writeUnits, type UnitGroup } from './convert-units'

const groups: readonly (readonly [UnitGroup, string])[] = [
  ['celo', 'CELO and gas prices'],
  ['eighteen', 'A token with 18 decimals, such as USDm'],
  ['six', 'A token with 6 decimals, such as USDC or USDT'],
]

/** What the reader typed, and in which of the group's units. */
type Entry = { readonly group: UnitGroup; readonly index: number; readonly text: string }

const toGroup = (text: string): UnitGroup => groups.find(([group]) => group === text)?.[0] ?? 'celo'

/** 32 bytes in hex can also be an amount, which starts with zeros in a result of JSON-RPC. */
const isKey = (text: string) => listKeys(text).some((key) => !/^(?:0x)?0{16}/i.test(key))

/** One field for each unit: typing in one changes the others. Nothing is sent. Empty until the script runs. */
export default function UnitPanel() {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  const [entry, setEntry] = useState<Entry>({ group: 'celo', index: 2, text: '1' })
  const { isRefused, take } = useRefusal(isKey)
  if (!isStarted) return null
  const units = unitGroups[entry.group]
  const read = readUnits(entry.text, units[entry.index] ?? units[0])
  return (
    <div className={styles.form}>
      <Choice
        label="What to convert"
        value={entry.group}
        names={groups}
        onChange={(text) =>
          setEntry({ group: toGroup(text), index: unitGroups[toGroup(text)].length - 1, text: '1' })
        }
      />
      {units.map((unit, index) => (
        <TextField
          key={`${entry.group} ${unit.label}`}
          name={unit.label}
          label={unit.label}
          inputMode="decimal"
          text={index === entry.index ? entry.text : 'amount' in read ? writeUnits(read.amount, unit) : ''}
          isInvalid={index === entry.index && 'fault' in read}
          onChange={(text) => setEntry({ group: entry.group, index, text: take(text, '') })}
        />
      ))}
      <p role="status">
        {isRefused ? `${SECRET_FAULT.title} ${SECRET_FAULT.hint}` : 'fault' in read && read.fault}
      </p>
    </div>
  )
}
