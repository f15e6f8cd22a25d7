import styles from './Panel.module.css'

type Props = {
  label: string
  value: string
  names: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

/** A list to choose from, with its label. */
export default function Choice({ label, value, names, onChange }: Props) {
  return (
    <label>
      {label}
      <select className={styles.input} value={value} onChange={(event) => onChange(event.target.value)}>
        {names.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
