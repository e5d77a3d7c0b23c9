import { type LanguageId, localeOf } from '@console/core/i18n'
import { Card, SegmentedChoice, Stack, Text, theme } from '@console/ui'
import { Cloud, CloudLightning, CloudRain, CloudSun, type LucideIcon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useChartFormats } from '../charts/chartFormats'
import { useChoice } from '../useChoice'
import { type conditions, speedUnits, temperatureUnits, type WidgetNamed } from './contract'

const icons: Record<(typeof conditions)[number], LucideIcon> = {
  sunny: Sun,
  partlyCloudy: CloudSun,
  cloudy: Cloud,
  rain: CloudRain,
  storm: CloudLightning,
}

/** Weather of a place today and in the next three days, in the chosen units (specification 9). */
export function Weather({ place, currentUnits, data, forecast }: WidgetNamed<'weather'>) {
  const { t, i18n } = useTranslation('project-dashboard')
  const { percent, day } = useChartFormats()
  const locale = localeOf(i18n.language as LanguageId)
  const temperature = useChoice('temperature', temperatureUnits, currentUnits.temperature)
  const speed = useChoice('wind', speedUnits, currentUnits.speed)
  const degrees = (celsius: number) => temperatureIn(temperature.chosen, celsius, locale)
  const Icon = icons[data.condition]
  return (
    <Card
      heading={t('weather.title', { place })}
      headingLevel={3}
      headingSize="md"
      footer={
        <Stack direction="row" gap={2} isWrapping>
          <SegmentedChoice
            isLabelHidden
            label={t('weather.temperatureUnit')}
            options={temperatureUnits.map((id) => ({ id, label: t(`weather.unit.${id}`) }))}
            value={temperature.chosen}
            onChange={temperature.choose}
          />
          <SegmentedChoice
            isLabelHidden
            label={t('weather.speedUnit')}
            options={speedUnits.map((id) => ({ id, label: t(`weather.unit.${id}`) }))}
            value={speed.chosen}
            onChange={speed.choose}
          />
        </Stack>
      }
    >
      <Stack>
        <Stack direction="row" gap={3}>
          <Icon size={40} aria-hidden />
          <Stack gap={0}>
            <Text size="display" weight="semibold" isTabular>
              {degrees(data.temperature)}
            </Text>
            <Text tone="muted">{t(`weather.${data.condition}`)}</Text>
          </Stack>
        </Stack>
        <DescriptionList>
          <div>
            <dt>{t('weather.wind')}</dt>
            <dd>
              {t('weather.windFrom', {
                speed: speedIn(speed.chosen, data.wind.speed, locale),
                direction: t(`weather.from.${data.wind.from}`),
              })}
            </dd>
          </div>
          <div>
            <dt>{t('weather.rainChance')}</dt>
            <dd>{percent(data.rain / 100)}</dd>
          </div>
          {forecast.map((next) => {
            const Next = icons[next.condition]
            return (
              <div key={next.day}>
                <dt>{day(next.day)}</dt>
                <dd>
                  <Next size={16} aria-hidden /> {t(`weather.${next.condition}`)},{' '}
                  {degrees(next.temperature)}
                </dd>
              </div>
            )
          })}
        </DescriptionList>
      </Stack>
    </Card>
  )
}

const DescriptionList = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.text.sm};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space[3]};
  }
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  svg {
    vertical-align: -3px;
  }
`

type TemperatureUnit = (typeof temperatureUnits)[number]
type SpeedUnit = (typeof speedUnits)[number]

/** Miles per kilometre. */
const milesOfKilometre = 1 / 1.609344

/** Formats degrees Celsius in a unit: "22°C", "72°F". */
export function temperatureIn(unit: TemperatureUnit, celsius: number, locale: string): string {
  const value = unit === 'C' ? celsius : celsius * 1.8 + 32
  return written(unit === 'C' ? 'celsius' : 'fahrenheit', value, locale)
}

/** Formats kilometres per hour in a unit: "19 km/h", "12 mph". */
export function speedIn(unit: SpeedUnit, kilometres: number, locale: string): string {
  const value = unit === 'KMH' ? kilometres : kilometres * milesOfKilometre
  return written(unit === 'KMH' ? 'kilometer-per-hour' : 'mile-per-hour', value, locale)
}

function written(unit: string, value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(
    value,
  )
}
