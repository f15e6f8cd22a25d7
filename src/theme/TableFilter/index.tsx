/**
 * A field that filters the rows of the tables below it, on a page that readers search for a message. Without a script,
 * there's no field, and all rows are there.
 */
export default function TableFilter({ label }: { label: string }) {
  return (
    <div className="table-filter wide">
      <input
        className="field"
        type="search"
        data-filter-tables=""
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck="false"
        maxLength={1000}
      />
      <p role="status" />
    </div>
  )
}
