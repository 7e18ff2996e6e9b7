import { Search } from 'lucide-react'
import { TextField, type TextFieldProps } from './TextField.tsx'

type SearchFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'value' | 'onChange'> & {
  value: string
  onSearch: (text: string) => void
}

/** A text to search for. */
export function SearchField({ onSearch, ...field }: SearchFieldProps) {
  return (
    <TextField
      maxLength={200}
      {...field}
      type="search"
      prefix={<Search aria-hidden />}
      onChange={({ target }) => onSearch(target.value)}
    />
  )
}
