/** What a material costs and how it is cut. A grade without a row of its own has its material's. */
export interface MaterialCost {
  material: string
  grade: string | null
  /** Decimal with two places, as all amounts here. */
  pricePerKg: string
  densityKgM3: number
  /** How fast it is cut, in percent of aluminum. */
  speedPercent: number
}

export interface ProcessCost {
  process: string
  hourlyRate: string
  /** Of aluminum, or what is built up where material is added. */
  removalMm3PerMinute: number
  surfaceMm2PerMinute: number
  /** To prepare each setup, once a lot. */
  setupMinutes: number
  /** To change each piece in each setup. */
  clampSeconds: number
  /** It pays for the part and not for the block around it. */
  isAdditive: boolean
}

export interface FinishCost {
  finish: string
  perLot: string
  perSquareDecimetre: string
}

export interface ToleranceCost {
  tolerance: string
  /** On top of machining. */
  extraPercent: number
  /** More for each hole. */
  secondsPerHole: number
}

/** What estimates are made from (docs/product/estimates.md, 'Cost tables'). */
export interface CostTables {
  currency: string
  marginPercent: number
  minimumOrder: string
  /** To drill one, without its depth. */
  secondsPerHole: number
  /** In aluminum. */
  drillMmPerMinute: number
  materials: MaterialCost[]
  processes: ProcessCost[]
  finishes: FinishCost[]
  tolerances: ToleranceCost[]
}

const material = (name: string, pricePerKg: string, densityKgM3: number, speedPercent: number): MaterialCost => ({
  ...{ material: name, grade: null, pricePerKg, densityKgM3, speedPercent },
})
const grade = (of: MaterialCost, name: string, changes: Partial<MaterialCost>): MaterialCost => ({
  ...of,
  grade: name,
  ...changes,
})

const aluminum = material('aluminum', '8.00', 2700, 100)
const steel = material('steel', '3.00', 7850, 40)
const titanium = material('titanium', '45.00', 4450, 15)
const plastic = material('plastic', '9.00', 1200, 150)

const finish = (name: string, perLot: string, perSquareDecimetre: string): FinishCost => ({
  ...{ finish: name, perLot, perSquareDecimetre },
})

/** Sensible for a job shop until somebody says better. */
export const defaultCostTables: CostTables = {
  currency: 'USD',
  marginPercent: 25,
  minimumOrder: '120.00',
  secondsPerHole: 20,
  drillMmPerMinute: 200,
  materials: [
    aluminum,
    grade(aluminum, '7075-T6', { pricePerKg: '13.00' }),
    steel,
    grade(steel, '304 SS', { pricePerKg: '6.50', densityKgM3: 8000, speedPercent: 25 }),
    grade(steel, '316 SS', { pricePerKg: '8.00', densityKgM3: 8000, speedPercent: 22 }),
    grade(steel, '17-4 PH', { pricePerKg: '11.00', speedPercent: 22 }),
    material('brass', '11.00', 8500, 120),
    material('copper', '14.00', 8940, 70),
    titanium,
    grade(titanium, 'Grade 5 (Ti-6Al-4V)', { pricePerKg: '60.00', speedPercent: 12 }),
    plastic,
    grade(plastic, 'PEEK', { pricePerKg: '110.00', densityKgM3: 1320, speedPercent: 120 }),
  ],
  processes: [
    {
      ...{ process: 'cnc_machining', hourlyRate: '80.00', removalMm3PerMinute: 25_000, surfaceMm2PerMinute: 4000 },
      ...{ setupMinutes: 30, clampSeconds: 60, isAdditive: false },
    },
    {
      ...{
        process: 'additive_manufacturing',
        hourlyRate: '25.00',
        removalMm3PerMinute: 500,
        surfaceMm2PerMinute: 1_000_000,
      },
      ...{ setupMinutes: 20, clampSeconds: 0, isAdditive: true },
    },
  ],
  finishes: [
    finish('Black Oxide', '40.00', '0.60'),
    finish('Powder Coating', '60.00', '1.20'),
    finish('Anodizing (Clear)', '70.00', '1.00'),
    finish('Anodizing (Black)', '80.00', '1.20'),
    finish('Anodizing (Color)', '95.00', '1.40'),
    finish('Zinc Plating', '55.00', '0.80'),
    finish('Nickel Plating', '85.00', '1.80'),
    finish('Chrome Plating', '120.00', '3.00'),
    finish('Passivation', '45.00', '0.50'),
    finish('Bead Blasting', '25.00', '0.50'),
    finish('Tumbling', '25.00', '0.20'),
    finish('Painting', '60.00', '1.50'),
    finish('Cerakote', '110.00', '3.50'),
    finish('Heat Treatment', '90.00', '0.40'),
  ],
  tolerances: [
    { tolerance: 'standard', extraPercent: 0, secondsPerHole: 0 },
    { tolerance: 'tight', extraPercent: 20, secondsPerHole: 30 },
    { tolerance: 'precision', extraPercent: 50, secondsPerHole: 90 },
  ],
}
