import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { texts } from './texts.ts'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

const themes: { value: Theme; icon: typeof Sun }[] = [
  { value: 'system', icon: Monitor },
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
]

/**
 * Chooses the system's, the light or the dark theme; remembered on this device. In a rail the choices stand below each
 * other on tablets.
 */
export function ThemeSwitch({ inRail = false }: { inRail?: boolean }) {
  const theme = useTheme()
  const name = useId()
  return (
    <fieldset className={`flex rounded-md bg-quiet p-1 ${inRail ? 'md:max-lg:flex-col' : ''}`}>
      <legend className="sr-only">{texts.theme.legend}</legend>
      {themes.map(({ value, icon: Icon }) => (
        <label
          key={value}
          title={texts.theme[value]}
          className={`relative grid h-11 flex-1 place-items-center rounded-sm text-muted transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft dark:has-checked:bg-edge/45 has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-fine:h-8 ${inRail ? 'md:max-lg:flex-none' : ''}`}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4" />
          <span className="sr-only">{texts.theme[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}
