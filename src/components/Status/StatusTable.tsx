import type { ReactNode } from 'react'

interface StatusTableProps {
  /** Name of the table for those who cannot see where it stands. */
  caption: string
  columns: string[]
  rows: { key: string; cells: ReactNode[] }[]
}

/** A table of the documentation's kind: the first cell of a row names it. */
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
