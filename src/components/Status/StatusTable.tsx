import type { ReactNode } from 'react'

interface StatusTableProps {
  /** The table's name for screen reader users. */
  caption: string
  columns: string[]
  rows: { key: string; cells: ReactNode[] }[]
}

/** A table like those in the documentation: each row's first cell is its header. */
export default function StatusTable({ caption, columns, rows }: StatusTableProps) {
  return (
    <div className="table wide" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
