import type { Text } from '@console/core/contracts'
import type { Audience, Placement, PromoDecided } from '@console/domain/promo-card'
import type { Glyph } from '../names/goods'

/** A seeded card. */
export interface PlannedCard {
  placement: Placement
  title: Text
  glyph: Glyph
  audience: readonly Audience[]
  decided: PromoDecided
  /** First and last day of its display, in days after the sample's start; null for no end. */
  days: readonly [from: number, to: number | null]
}

const card = (
  placement: Placement,
  glyph: Glyph,
  title: Text,
  audience: PlannedCard['audience'],
  decided: PromoDecided,
  ...days: [from: number, to: number | null]
): PlannedCard => ({ placement, title, glyph, audience, decided, days })

const shoppers = ['b2c'] as const
const sellers = ['merchant'] as const

/** The 18 cards of the seed. In the shop the first two run at the same time. */
export const plannedCards: readonly PlannedCard[] = [
  card(
    'business_home',
    'van',
    { en: 'Free pick-up this month', tr: 'Bu ay ücretsiz alım', ar: 'استلام مجاني هذا الشهر' },
    sellers,
    'published',
    -10,
    15,
  ),
  card(
    'business_home',
    'book',
    { en: 'Learn to sell more', tr: 'Daha çok satmayı öğrenin', ar: 'تعلّم كيف تبيع أكثر' },
    ['merchant', 'agent'],
    'published',
    20,
    50,
  ),
  card(
    'business_home',
    'sheet',
    { en: 'New invoices are here', tr: 'Yeni faturalar geldi', ar: 'الفواتير الجديدة هنا' },
    ['b2b'],
    'published',
    -30,
    null,
  ),
  card(
    'business_home',
    'hand',
    { en: 'Bring another business', tr: 'Bir işletme daha getirin', ar: 'أحضر نشاطًا آخر' },
    ['agent'],
    'draft',
    30,
    null,
  ),
  card(
    'business_home',
    'box',
    { en: 'Packing week', tr: 'Paketleme haftası', ar: 'أسبوع التغليف' },
    sellers,
    'published',
    -60,
    -20,
  ),
  card(
    'business_home',
    'plug',
    { en: 'Pay by phone', tr: 'Telefonla ödeyin', ar: 'ادفع بالهاتف' },
    sellers,
    'archived',
    -200,
    -100,
  ),
  card(
    'shop_home',
    'sack',
    { en: 'Harvest offers', tr: 'Hasat fırsatları', ar: 'عروض الحصاد' },
    shoppers,
    'published',
    -5,
    12,
  ),
  card(
    'shop_home',
    'lamp',
    { en: 'Solar for every home', tr: 'Her eve güneş enerjisi', ar: 'الطاقة الشمسية لكل بيت' },
    ['b2c', 'b2b'],
    'published',
    -2,
    25,
  ),
  card(
    'shop_home',
    'shirt',
    { en: 'Back to school', tr: 'Okula dönüş', ar: 'العودة إلى المدارس' },
    shoppers,
    'published',
    30,
    60,
  ),
  card('shop_home', 'plant', { en: 'Seeds for the long rains' }, shoppers, 'draft', 90, 120),
  card(
    'shop_home',
    'soap',
    { en: 'Clean house, low price', tr: 'Temiz ev, düşük fiyat', ar: 'بيت نظيف وسعر منخفض' },
    shoppers,
    'stopped',
    -40,
    20,
  ),
  card(
    'shop_home',
    'tin',
    { en: 'Coffee from the ridge', tr: 'Sırtlardan kahve', ar: 'قهوة من المرتفعات' },
    shoppers,
    'archived',
    -300,
    -250,
  ),
  card(
    'checkout',
    'van',
    { en: 'Delivered tomorrow', tr: 'Yarın teslim', ar: 'التوصيل غدًا' },
    shoppers,
    'published',
    -90,
    null,
  ),
  card(
    'checkout',
    'bottle',
    { en: 'Add cooking oil', tr: 'Yağ ekleyin', ar: 'أضف زيت الطهي' },
    ['b2b'],
    'published',
    -3,
    30,
  ),
  card(
    'checkout',
    'tool',
    { en: 'Fitted by a craftsman', tr: 'Ustası takar', ar: 'يركّبها حرفي' },
    ['b2b'],
    'published',
    40,
    70,
  ),
  card('checkout', 'hand', { en: 'Round up for a school' }, shoppers, 'draft', 10, 40),
  card(
    'checkout',
    'box',
    { en: 'Wrapped as a gift', tr: 'Hediye paketi', ar: 'مغلّفة كهدية' },
    shoppers,
    'published',
    -120,
    -90,
  ),
  card(
    'checkout',
    'sheet',
    { en: 'Keep your receipt', tr: 'Fişinizi saklayın', ar: 'احتفظ بإيصالك' },
    shoppers,
    'archived',
    -400,
    -350,
  ),
]
