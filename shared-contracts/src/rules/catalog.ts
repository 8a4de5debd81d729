/** Materials, grades, tolerances, finishes, processes and carriers (docs/product/rfqs.md, 'Catalogue'). */

import { catalogText, englishCatalog } from './catalog-text.ts'

export interface Choice {
  value: string
  /** In the present language. */
  label: string
}
export interface ChoiceGroup extends Choice {
  options: readonly string[]
}

const material = (value: keyof typeof catalogText.materials, options: readonly string[]): ChoiceGroup => ({
  value,
  options,
  get label() {
    return catalogText.materials[value]
  },
})
const tolerance = (value: keyof typeof catalogText.tolerances): Choice => ({
  value,
  get label() {
    return catalogText.tolerances[value]
  },
})
const process = (value: keyof typeof catalogText.processes, options: readonly string[]): ChoiceGroup => ({
  value,
  options,
  get label() {
    return catalogText.processes[value]
  },
})

export const materials: readonly ChoiceGroup[] = [
  material('aluminum', ['6061-T6', '6063-T5', '7075-T6', 'A380', '2024-T3', '5052-H32', 'Other']),
  material('steel', ['1018', '1045', '4140', '4340', 'A36', '304 SS', '316 SS', '17-4 PH', 'Other']),
  material('brass', ['C360', 'C260', 'C464', 'Other']),
  material('copper', ['C101', 'C110', 'Other']),
  material('titanium', ['Grade 2', 'Grade 5 (Ti-6Al-4V)', 'Other']),
  material('plastic', ['ABS', 'PLA', 'PETG', 'Nylon', 'Polycarbonate', 'Acetal (POM)', 'PEEK', 'Other']),
  material('other', []),
]

export const tolerances: readonly Choice[] = [tolerance('standard'), tolerance('tight'), tolerance('precision')]

export const finishes: readonly string[] = [
  'As Machined',
  'Black Oxide',
  'Powder Coating',
  'Anodizing (Clear)',
  'Anodizing (Black)',
  'Anodizing (Color)',
  'Zinc Plating',
  'Nickel Plating',
  'Chrome Plating',
  'Passivation',
  'Bead Blasting',
  'Tumbling',
  'Painting',
  'Cerakote',
  'Heat Treatment',
  'Other',
]

export const processes: readonly ChoiceGroup[] = [
  process('cnc_machining', ['3-Axis Milling', '4-Axis Milling', '5-Axis Milling', 'CNC Turning', 'Swiss Machining']),
  process('casting', ['Sand Casting', 'Die Casting', 'Investment Casting']),
  process('forging', ['Hot Forging', 'Cold Forging', 'Warm Forging']),
  process('sheet_metal', ['Laser Cutting', 'Plasma Cutting', 'Waterjet Cutting']),
  process('additive_manufacturing', [
    '3D Printing - FDM',
    '3D Printing - SLA',
    '3D Printing - SLS',
    '3D Printing - DMLS',
    '3D Printing - PolyJet',
    '3D Printing - Multi Jet Fusion',
    '3D Printing - Binder Jetting',
  ]),
  process('injection_molding', [
    'Thermoplastic Injection',
    'Thermoset Injection',
    'Insert Molding',
    'Overmolding',
    'Two-Shot Molding',
    'Gas-Assist Molding',
  ]),
  process('recommendation', []),
  process('no_preference', []),
]

export const carriers: readonly string[] = ['FedEx', 'UPS', 'DHL', 'Liberate Logistics', 'USPS']

/** The materials of the manual order form (docs/product/admin.md, 'Manual creation'). */
export const manualMaterials: readonly string[] = [
  'Aluminum',
  'Steel',
  'Stainless Steel',
  'Titanium',
  'Brass',
  'Copper',
  'Plastic',
  'Carbon Fiber',
  'Other',
]
/** The finishes of the same form. */
export const manualFinishes: readonly string[] = [
  'None',
  'Anodizing',
  'Powder Coating',
  'Plating',
  'Polishing',
  'Sandblasting',
  'Painting',
  'Other',
]

/** The label of a stored value, in the present language; a value outside the catalog is shown as it is. */
export function labelOf(choices: readonly Choice[], value: string | null | undefined): string {
  return choices.find((choice) => choice.value === value)?.label ?? value ?? ''
}

/** A grade, finish or process that is stored as its English word, in the present language. */
export function shownValue(stored: string | null | undefined): string {
  return catalogText.stored[stored ?? ''] ?? stored ?? ''
}

/** The English label of a material or a tolerance, for texts that are stored: others read them in their languages. */
export function storedLabelOf(group: 'materials' | 'tolerances', value: string | null | undefined): string {
  const labels: Readonly<Record<string, string>> = englishCatalog[group]
  return labels[value ?? ''] ?? value ?? ''
}
