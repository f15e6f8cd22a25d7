import styles from './Panel.module.css'

type Props = {
  name: string
  label: string
  text: string
  isInvalid?: boolean
  /** `decimal` brings up the number keys on phones. */
  inputMode?: 'decimal'
  onChange: (text: string) => void
}

/** A line of text with its label. */
export default function TextField({ name, label, text, isInvalid = false, inputMode, onChange }: Props) {
  return (
    <label>
      {label}
      <input
        className={styles.input}
        name={name}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={inputMode}
        aria-invalid={isInvalid}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
