/** What buyers say, by the stars they give. */
export const reviewTitles: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  1: [
    'Not what I ordered',
    'Arrived broken',
    'Expired on arrival',
    'Nobody answers',
    'Fake, be careful',
  ],
  2: ['Smaller than the picture', 'Came a week late', 'Poor packing', 'Weak after a month'],
  3: ['It is all right', 'Good but dear', 'Does the job', 'As expected, no more'],
  4: ['Good quality', 'Quick delivery', 'Would buy again', 'Fair price', 'My customers like it'],
  5: [
    'Excellent!',
    'Best in the market',
    'Asante sana',
    'Delivered the same day',
    'Exactly as described',
    'Very strong, very good',
  ],
}
