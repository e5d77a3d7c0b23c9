import { LabelDot } from '@console/master-detail'
import { IconButton, Menu, MenuItem } from '@console/ui'
import { Palette } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface ColorMenuProps {
  /** Label of the button. */
  label: string
  /** CSS colour; empty for none. */
  value: string
  onChange: (color: string) => void
}

/** Option for no colour, in place of a name. */
const none = 'none'

/** Menu that chooses the colour of a note or a label. */
export function ColorMenu({ label, value, onChange }: ColorMenuProps) {
  const { t } = useTranslation('notes')
  return (
    <Menu
      trigger={
        <IconButton label={label}>
          {value === '' ? <Palette aria-hidden /> : <LabelDot color={value} />}
        </IconButton>
      }
      selectionMode="single"
      selectedKeys={[colors.find(({ color }) => color === value)?.name ?? none]}
      onAction={(id) => onChange(colors.find(({ name }) => name === id)?.color ?? '')}
    >
      <MenuItem id={none}>{t('color.none')}</MenuItem>
      {colors.map(({ name, color }) => (
        <MenuItem
          key={name}
          id={name}
          textValue={t(`color.${name}`)}
          icon={<LabelDot color={color} />}
        >
          {t(`color.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Colours of notes and labels, by the keys of their names. */
const colors = [
  { name: 'red', color: '#be123c' },
  { name: 'amber', color: '#b45309' },
  { name: 'green', color: '#4d7c0f' },
  { name: 'teal', color: '#0f766e' },
  { name: 'blue', color: '#2563eb' },
  { name: 'violet', color: '#7e22ce' },
] as const
