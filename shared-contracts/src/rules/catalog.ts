/** Materials, grades, tolerances, finishes, processes and carriers (docs/product/rfqs.md, 'Catalogue'). */

export interface Choice {
  value: string
  label: string
}
export interface ChoiceGroup extends Choice {
  options: readonly string[]
}

export const materials: readonly ChoiceGroup[] = [
  {
    value: 'aluminum',
    label: 'Aluminum',
    options: ['6061-T6', '6063-T5', '7075-T6', 'A380', '2024-T3', '5052-H32', 'Other'],
  },
  {
    value: 'steel',
    label: 'Steel',
    options: ['1018', '1045', '4140', '4340', 'A36', '304 SS', '316 SS', '17-4 PH', 'Other'],
  },
  { value: 'brass', label: 'Brass', options: ['C360', 'C260', 'C464', 'Other'] },
  { value: 'copper', label: 'Copper', options: ['C101', 'C110', 'Other'] },
  { value: 'titanium', label: 'Titanium', options: ['Grade 2', 'Grade 5 (Ti-6Al-4V)', 'Other'] },
  {
    value: 'plastic',
    label: 'Plastic',
    options: ['ABS', 'PLA', 'PETG', 'Nylon', 'Polycarbonate', 'Acetal (POM)', 'PEEK', 'Other'],
  },
  { value: 'other', label: 'Other', options: [] },
]

export const tolerances: readonly Choice[] = [
  { value: 'standard', label: 'Standard (±0.005 in)' },
  { value: 'tight', label: 'Tight (±0.002 in)' },
  { value: 'precision', label: 'Precision (±0.001 in)' },
]

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
  {
    value: 'cnc_machining',
    label: 'CNC Machining',
    options: ['3-Axis Milling', '4-Axis Milling', '5-Axis Milling', 'CNC Turning', 'Swiss Machining'],
  },
  { value: 'casting', label: 'Casting', options: ['Sand Casting', 'Die Casting', 'Investment Casting'] },
  { value: 'forging', label: 'Forging', options: ['Hot Forging', 'Cold Forging', 'Warm Forging'] },
  { value: 'sheet_metal', label: 'Sheet Metal', options: ['Laser Cutting', 'Plasma Cutting', 'Waterjet Cutting'] },
  {
    value: 'additive_manufacturing',
    label: 'Additive Manufacturing',
    options: [
      '3D Printing - FDM',
      '3D Printing - SLA',
      '3D Printing - SLS',
      '3D Printing - DMLS',
      '3D Printing - PolyJet',
      '3D Printing - Multi Jet Fusion',
      '3D Printing - Binder Jetting',
    ],
  },
  {
    value: 'injection_molding',
    label: 'Injection Molding',
    options: [
      'Thermoplastic Injection',
      'Thermoset Injection',
      'Insert Molding',
      'Overmolding',
      'Two-Shot Molding',
      'Gas-Assist Molding',
    ],
  },
  { value: 'recommendation', label: 'Recommendation', options: [] },
  { value: 'no_preference', label: 'No Preference', options: [] },
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

/** The label of a stored value; a value outside the catalog is shown as it is. */
export function labelOf(choices: readonly Choice[], value: string | null | undefined): string {
  return choices.find((choice) => choice.value === value)?.label ?? value ?? ''
}
