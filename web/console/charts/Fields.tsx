export type FieldRow = {
  name: string
  fields: readonly {
    /** From 0 to 1; null is left blank. */
    strength: number | null
    /** Shown in the field where there is room. */
    text?: string
    title: string
  }[]
}

type FieldsProps = {
  rows: readonly FieldRow[]
  /** Labels below the columns, one each. */
  columns: readonly string[]
  columnsMean?: string
}

/**
 * From this strength on, dark text is read best on the field, in the dark too. Forced colours leave the fields theirs; on
 * paper all of them are light.
 */
export const STRONG = 0.61
const fieldInk = { weak: 'text-ink dark:text-white print:text-black', strong: 'text-black' }

/**
 * Rows of fields: the stronger the colour, the higher the value. They are a picture: the table behind it has the
 * numbers.
 */
export function Fields({ rows, columns, columnsMean }: FieldsProps) {
  return (
    <div aria-hidden className="flex break-inside-avoid flex-col gap-1 text-muted text-sm tabular-nums">
      {rows.map(({ name, fields }) => (
        <div key={name} className="flex items-center gap-0.5 sm:gap-1">
          <span className="w-20 shrink-0 truncate">{name}</span>
          {fields.map(({ strength, text, title }, at) =>
            strength === null ? (
              <span key={columns[at]} className="h-7 min-w-0 flex-1" />
            ) : (
              <span
                key={columns[at]}
                title={title}
                data-part={strength > 0 ? at : undefined}
                style={{
                  backgroundColor: `color-mix(in oklab, var(--color-accent) ${100 * strength}%, var(--color-quiet))`,
                }}
                className={`grid h-7 min-w-0 flex-1 place-items-center overflow-hidden rounded-sm forced-color-adjust-none print:[print-color-adjust:exact] ${strength > STRONG ? fieldInk.strong : fieldInk.weak}`}
              >
                {text && <span className="hidden lg:inline print:inline print:text-xs">{text}</span>}
              </span>
            ),
          )}
        </div>
      ))}
      <div className="flex gap-0.5 sm:gap-1">
        <span className="w-20 shrink-0" />
        {columns.map((column) => (
          <span key={column} className="min-w-0 flex-1 text-center">
            {column}
          </span>
        ))}
      </div>
      {columnsMean && <p className="ps-20 text-center">{columnsMean}</p>}
    </div>
  )
}
