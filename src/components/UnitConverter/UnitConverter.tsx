import Island from '@theme/Island'
import styles from '../Panel/Panel.module.css'
import UnitPanel from './UnitPanel'

/** Converts between wei, gwei and whole tokens, in the page. Nothing is loaded until it's opened. */
export default function UnitConverter() {
  return (
    <details data-fold="">
      <summary className="button">Convert units</summary>
      <div className={styles.panel}>
        <p>The converter needs JavaScript. Nothing you type leaves this page.</p>
        <Island name="UnitPanel" component={UnitPanel} props={{}} when="open" />
      </div>
    </details>
  )
}
