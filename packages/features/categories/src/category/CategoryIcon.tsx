import type { CategoryIcon as IconName } from '@console/domain/category'
import {
  Baby,
  Bed,
  BookOpen,
  Car,
  Coffee,
  Droplets,
  Dumbbell,
  GraduationCap,
  Hammer,
  HeartPulse,
  House,
  type LucideIcon,
  Package,
  Palette,
  Pill,
  Shirt,
  Smartphone,
  Sprout,
  Stethoscope,
  Store,
  ToyBrick,
  Truck,
  Utensils,
  Wrench,
  Zap,
} from 'lucide-react'

const icons: Record<IconName, LucideIcon> = {
  package: Package,
  utensils: Utensils,
  hammer: Hammer,
  zap: Zap,
  house: House,
  shirt: Shirt,
  'book-open': BookOpen,
  smartphone: Smartphone,
  sprout: Sprout,
  car: Car,
  'heart-pulse': HeartPulse,
  'toy-brick': ToyBrick,
  dumbbell: Dumbbell,
  palette: Palette,
  wrench: Wrench,
  pill: Pill,
  stethoscope: Stethoscope,
  baby: Baby,
  droplets: Droplets,
  store: Store,
  coffee: Coffee,
  truck: Truck,
  bed: Bed,
  'graduation-cap': GraduationCap,
}

/** Icon of a category, beside its name. An icon of a newer server that is unknown here is a parcel. */
export function CategoryIcon({ icon, size = 16 }: { icon: string; size?: number }) {
  const Icon = icons[icon as IconName] ?? Package
  return <Icon size={size} aria-hidden />
}
