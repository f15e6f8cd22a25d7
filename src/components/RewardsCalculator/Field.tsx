import { limits, type Fault } from './answer'
import { faultText, type FieldWords } from './fields'
import styles from './RewardsCalculator.module.css'

interface FieldProps {
  words: FieldWords
  text: string
  fault?: Fault
  /** Missing until the script runs, when the value is shown but can't be changed. */
  onChange?: (text: string) => void
}

/** One table row: a value's name and meaning, and the value itself, read-only or editable. */
export default function Field({ words: { id, label, help, unit }, text, fault, onChange }: FieldProps) {
  const name = `reward-${id}`
  const described = fault ? `${name}-help ${name}-fault` : `${name}-help`
  return (
    <tr>
      <th scope="row">
        {onChange ? <label htmlFor={name}>{label}</label> : label}
        <span className={styles.help} id={`${name}-help`}>
          {help}
        </span>
      </th>
      <td className={`number ${styles.value}`}>
        <span className={styles.entry}>
          {onChange ? (
            <input
              className={styles.input}
              id={name}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              aria-describedby={described}
              aria-invalid={fault !== undefined}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            text
          )}{' '}
          {unit}
        </span>
        {fault && (
          <span className={styles.fault} id={`${name}-fault`} role="alert">
            {faultText(fault, limits[id])}
          </span>
        )}
      </td>
    </tr>
  )
}
