import { Monitor, Moon, Sun } from 'lucide-react'
import { SegmentedToggle } from './segmented-toggle.tsx'
import { type ThemeChoice, useThemeChoice } from './theme/mode.ts'

interface ThemeToggleProps {
  label?: string
  texts?: Record<ThemeChoice, string>
}

const defaultTexts: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** System, light or dark; the choice is kept in this browser. */
export function ThemeToggle({ label = 'Appearance', texts = defaultTexts }: ThemeToggleProps) {
  const [choice, setChoice] = useThemeChoice()
  return (
    <SegmentedToggle
      label={label}
      value={choice}
      onValueChange={setChoice}
      options={[
        { value: 'system', label: texts.system, icon: <Monitor size={14} aria-hidden /> },
        { value: 'light', label: texts.light, icon: <Sun size={14} aria-hidden /> },
        { value: 'dark', label: texts.dark, icon: <Moon size={14} aria-hidden /> },
      ]}
    />
  )
}
