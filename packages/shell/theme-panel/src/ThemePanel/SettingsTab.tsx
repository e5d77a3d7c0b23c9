import { schemes, SegmentedChoice, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { EditProps } from '../controls/EditProps'
import { Group } from '../controls/Group'
import { LayoutChoice } from '../controls/LayoutChoice'
import { LayoutPicture } from '../controls/LayoutPicture'
import { LayoutToggle } from '../controls/LayoutToggle'
import { SchemeChoice } from '../controls/SchemeChoice'
import { Toggle } from '../controls/Toggle'

const layoutStyles = ['layout1', 'layout2', 'layout3'] as const
const directions = ['ltr', 'rtl'] as const
const densities = ['compact', 'regular', 'relaxed'] as const
const regions = ['main', 'navbar', 'toolbar', 'footer'] as const
const schemeNames = Object.keys(schemes) as (keyof typeof schemes)[]

/** Specification 9: maximum width of a boxed page in px; layout 1 has none. */
const boxedWidths = { layout1: undefined, layout2: 1280, layout3: 1120 }

/** Every option of specification 2, Theme settings panel, and the few that are ours. */
export function SettingsTab({ settings, onChange }: EditProps) {
  const { t } = useTranslation('theme-panel')
  const edit = { settings, onChange }
  const boxedWidth = boxedWidths[settings.layoutStyle]
  // A layout's left is the start of the line, which is on the right in a right-to-left page.
  const [start, end] =
    settings.direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)

  return (
    <>
      <Group title={t('group.layout')}>
        <SegmentedChoice
          isWide
          label={t('group.layout')}
          isLabelHidden
          value={settings.layoutStyle}
          options={layoutStyles.map((style) => ({
            id: style,
            label: t(`layout.${style}`),
            picture: <LayoutPicture layoutStyle={style} />,
          }))}
          onChange={(layoutStyle) => onChange({ layoutStyle })}
        />
        <Text as="p" size="sm" tone="muted">
          {t(`layout.${settings.layoutStyle}.about`)}
        </Text>
      </Group>

      <Group title={t('group.navbar')}>
        <LayoutToggle {...edit} field="hasNavbar">
          {t('navbar.shown')}
        </LayoutToggle>
        <LayoutToggle {...edit} field="isNavbarFolded">
          {t('navbar.folded')}
        </LayoutToggle>
        <LayoutChoice
          {...edit}
          field="navbar"
          label={t('navbar.kind')}
          options={[
            ['vertical', t('navbar.kind.vertical')],
            ['horizontal', t('navbar.kind.horizontal')],
          ]}
        />
        <LayoutChoice
          {...edit}
          field="navbarPosition"
          label={t('navbar.side')}
          options={[
            ['left', t(`side.${start}`)],
            ['right', t(`side.${end}`)],
          ]}
        />
      </Group>

      <Group title={t('group.toolbar')}>
        <LayoutToggle {...edit} field="hasToolbar">
          {t('toolbar.shown')}
        </LayoutToggle>
        <LayoutChoice
          {...edit}
          field="toolbarPosition"
          label={t('toolbar.position')}
          options={[
            ['above', t('toolbar.position.above')],
            ['below', t('toolbar.position.below')],
          ]}
        />
      </Group>

      <Group title={t('group.footer')}>
        <LayoutToggle {...edit} field="hasFooter">
          {t('footer.shown')}
        </LayoutToggle>
        <LayoutToggle {...edit} field="isFooterFixed">
          {t('footer.fixed')}
        </LayoutToggle>
      </Group>

      <Group title={t('group.content')}>
        <LayoutChoice
          {...edit}
          field="mode"
          label={t('content.width')}
          options={[
            ['fullwidth', t('content.width.fullwidth')],
            [
              'boxed',
              boxedWidth
                ? t('content.width.boxedAt', { width: boxedWidth })
                : t('content.width.boxed'),
            ],
          ]}
        />
        <LayoutChoice
          {...edit}
          field="scroll"
          label={t('content.scroll')}
          options={[
            ['body', t('content.scroll.body')],
            ['content', t('content.scroll.content')],
          ]}
        />
      </Group>

      <Group title={t('group.panels')}>
        <LayoutToggle {...edit} field="hasLeftPanel">
          {t(`panels.shortcuts.${start}`)}
        </LayoutToggle>
        <LayoutToggle {...edit} field="hasRightPanel">
          {t(`panels.team.${end}`)}
        </LayoutToggle>
      </Group>

      <Group title={t('group.theme')}>
        {regions.map((region) => (
          <SchemeChoice
            key={region}
            label={t(`region.${region}`)}
            value={settings[`${region}Scheme`]}
            options={[
              region === 'main'
                ? { value: 'system', scheme: 'system', label: t('scheme.system') }
                : { value: 'system', scheme: 'page', label: t('scheme.page') },
              ...schemeNames.map((name) => ({
                value: name,
                scheme: name,
                label: t(`scheme.${name}`),
              })),
            ]}
            onChange={(name) => onChange({ [`${region}Scheme`]: name })}
          />
        ))}
      </Group>

      <Group title={t('group.display')}>
        <SegmentedChoice
          isWide
          label={t('display.direction')}
          value={settings.direction}
          options={directions.map((id) => ({ id, label: t(`display.direction.${id}`) }))}
          onChange={(direction) => onChange({ direction })}
        />
        <SegmentedChoice
          isWide
          label={t('display.density')}
          value={settings.density}
          options={densities.map((id) => ({ id, label: t(`display.density.${id}`) }))}
          onChange={(density) => onChange({ density })}
        />
        <Toggle
          isSelected={settings.hasCustomScrollbars}
          onChange={(hasCustomScrollbars) => onChange({ hasCustomScrollbars })}
        >
          {t('display.scrollbars')}
        </Toggle>
        <Toggle
          isSelected={settings.hasAnimations}
          onChange={(hasAnimations) => onChange({ hasAnimations })}
        >
          {t('display.animations')}
        </Toggle>
        <Toggle
          isSelected={settings.hasSingleKeys}
          description={t('display.singleKeys.about')}
          onChange={(hasSingleKeys) => onChange({ hasSingleKeys })}
        >
          {t('display.singleKeys')}
        </Toggle>
      </Group>
    </>
  )
}
