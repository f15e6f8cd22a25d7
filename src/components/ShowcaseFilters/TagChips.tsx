import { toggleTag, type Filters } from '../Showcase/filters'
import type { FilterControl } from '../Showcase/use-filters'
import type { ListTag } from '@site/src/types/home-data'

interface TagChipsProps extends FilterControl {
  legend: string
  tags: ListTag[]
  counts: Map<string, number>
  known: readonly string[]
  /** Id of the form if the chips are outside it. */
  form?: string
}

/** Tags as check boxes with a dot and a count. */
export default function TagChips({ legend, tags, counts, known, form, filters, change }: TagChipsProps) {
  const handleChange = (id: string): Filters => toggleTag(filters, id, known)
  return (
    <fieldset className="chips">
      <legend className="hidden">{legend}</legend>
      {tags.map(({ id, label, description }) => (
        <label
          className="chip"
          key={id}
          data-replay=""
          title={description && description !== label ? description : undefined}
        >
          <input
            type="checkbox"
            name="tags"
            value={id}
            form={form}
            checked={filters.tags.includes(id)}
            onChange={() => change(handleChange(id), 'push')}
          />{' '}
          <i className={`dot dot-${id}`} />
          {label} <small>{counts.get(id) ?? 0}</small>
        </label>
      ))}
    </fieldset>
  )
}
