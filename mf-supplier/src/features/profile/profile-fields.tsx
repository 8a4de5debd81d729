import type { SupplierProfile } from '@kerf/shared-contracts/contracts/suppliers-supplier'
import { addressLengths } from '@kerf/shared-contracts/rules/address-lengths'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Checkbox } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { TagsInput } from '@kerf/shared-ui/forms/choices/tags-input.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { NumberInput } from '@kerf/shared-ui/forms/inputs/number-input.tsx'
import { TextArea } from '@kerf/shared-ui/forms/inputs/text-area.tsx'
import { TextInput } from '@kerf/shared-ui/forms/inputs/text-input.tsx'
import type { ComponentProps } from 'react'
import { type TagsFieldName, type TextFieldName, wholeAddress } from './profile-form.ts'
import { text } from './text.ts'
import type { ProfileForm } from './use-profile-form.ts'

const { fields, groups, hints, examples } = text

interface LineProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'placeholder'> {
  parts: ProfileForm
  name: TextFieldName
  maxLength: number
  required?: boolean
}

function Line({ parts: { form, errorOf }, name, required, ...input }: LineProps) {
  return (
    <Field label={fields[name]} error={errorOf(name)} required={required}>
      <TextInput {...input} {...form.getFieldProps(name)} />
    </Field>
  )
}

function Website({ parts: { form, errorOf } }: { parts: ProfileForm }) {
  const { onBlur, ...control } = form.getFieldProps('website')
  /** Before validation: nobody types the scheme of a URL. */
  const complete = async () => {
    const typed = form.values.website
    if (wholeAddress(typed) !== typed) await form.setFieldValue('website', wholeAddress(typed))
    await form.setFieldTouched('website')
  }
  return (
    <Field label={fields.website} error={errorOf('website')}>
      <TextInput
        type="url"
        autoComplete="url"
        placeholder={examples.website}
        maxLength={2000}
        {...control}
        onBlur={() => void complete()}
      />
    </Field>
  )
}

function Tags({ parts: { form, errorOf }, name }: { parts: ProfileForm; name: TagsFieldName }) {
  return (
    <Field label={fields[name]} error={errorOf(name)}>
      <TagsInput
        name={name}
        placeholder={examples[name]}
        value={form.values[name]}
        onValueChange={(tags) => void form.setFieldValue(name, tags)}
      />
    </Field>
  )
}

/** The supplier's name and address. */
export function ContactFields({ parts, profile }: { parts: ProfileForm; profile: SupplierProfile }) {
  const email = (
    <Cluster>
      {profile.email}
      <TextLink to="/profile?tab=account">{text.account}</TextLink>
    </Cluster>
  )
  return (
    <Card title={groups.contact} description={groups.contactText}>
      <Stack $gap={16}>
        <DefinitionList
          items={[
            { label: text.number, value: profile.supplierNumber },
            { label: text.email, value: email },
          ]}
        />
        <CardGrid>
          <Line parts={parts} name="name" maxLength={120} autoComplete="name" required />
          <Line parts={parts} name="companyName" maxLength={160} autoComplete="organization" />
          <Line parts={parts} name="phone" maxLength={60} type="tel" autoComplete="tel" />
          <Website parts={parts} />
        </CardGrid>
        <Line parts={parts} name="address" maxLength={addressLengths.address} autoComplete="street-address" />
        <CardGrid>
          <Line parts={parts} name="city" maxLength={addressLengths.city} autoComplete="address-level2" />
          <Line parts={parts} name="country" maxLength={addressLengths.country} autoComplete="country-name" />
        </CardGrid>
      </Stack>
    </Card>
  )
}

/** What the supplier can make, as free text and as lists for searches. */
export function WorkFields({ parts }: { parts: ProfileForm }) {
  const { form, errorOf } = parts
  return (
    <Card title={groups.work} description={groups.workText}>
      <Stack $gap={16}>
        <Field label={fields.description} hint={hints.description} error={errorOf('description')}>
          <TextArea rows={4} maxLength={4000} {...form.getFieldProps('description')} />
        </Field>
        <Tags parts={parts} name="capabilities" />
        <Tags parts={parts} name="finishingCapabilities" />
        <Tags parts={parts} name="certifications" />
        <Tags parts={parts} name="primaryIndustries" />
      </Stack>
    </Card>
  )
}

/** Size and age of the shop, and extra services. */
export function ShopFields({ parts }: { parts: ProfileForm }) {
  const { form, errorOf } = parts
  const yesOrNo = (name: 'emergencyCapability' | 'internationalShipping') => (
    <Checkbox
      label={fields[name]}
      hint={hints[name]}
      name={name}
      checked={form.values[name]}
      onChange={({ target }) => void form.setFieldValue(name, target.checked)}
    />
  )
  return (
    <Card title={groups.shop} description={groups.shopText}>
      <Stack $gap={16}>
        <CardGrid $min={180}>
          <Line parts={parts} name="qualitySystem" maxLength={120} placeholder={examples.qualitySystem} />
          <Field label={fields.numberOfEmployees} error={errorOf('numberOfEmployees')}>
            <NumberInput maxLength={9} {...form.getFieldProps('numberOfEmployees')} />
          </Field>
          <Field label={fields.yearEstablished} error={errorOf('yearEstablished')}>
            <NumberInput maxLength={5} {...form.getFieldProps('yearEstablished')} />
          </Field>
        </CardGrid>
        {yesOrNo('emergencyCapability')}
        {yesOrNo('internationalShipping')}
      </Stack>
    </Card>
  )
}
