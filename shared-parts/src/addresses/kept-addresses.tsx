import type { KeptAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import { postalLines } from '@kerf/shared-contracts/rules/postal-address'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { fontWeight } from '@kerf/shared-ui/theme/tokens.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { type AddressCalls, type EditableAddress, isEditable } from './address-calls.ts'
import { AddressDialog } from './address-dialog.tsx'
import { RemoveAddress } from './remove-address.tsx'
import { text } from './text.ts'

const words = text.list

const Lines = styled.address`
  display: grid;
  min-width: 0;
  font-style: normal;
  line-height: 1.5;
  overflow-wrap: anywhere;
`

const Name = styled.span`
  font-weight: ${fontWeight.medium};
`

export interface KeptAddressesProps {
  addresses: readonly KeptAddress[]
  /** Without them they can only be read. */
  calls?: AddressCalls | undefined
  onChanged?: (before: KeptAddress, now: KeptAddress) => void
  onRemoved?: (address: KeptAddress) => void
}

type Opened = { kind: 'change' | 'remove'; address: EditableAddress }

/** An address as somebody hears it. */
const spoken = (address: KeptAddress) =>
  listed([address.name, ...postalLines(address)].map((line) => line && isolated(line)))

/** The addresses of a company, which those who may can change and remove. */
export function KeptAddresses({ addresses, calls, onChanged, onRemoved }: KeptAddressesProps) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  // What a colleague removed meanwhile stays open, with what is typed.
  const present = opened && addresses.filter(isEditable).find(({ id }) => id === opened.address.id)
  const dialog = opened && calls && { address: present ?? opened.address, calls, onClose: close }
  return (
    <>
      {addresses.length === 0 && (
        <Muted>
          {words.empty}. {words.emptyText}
        </Muted>
      )}
      <Rows>
        {addresses.map((address) => (
          <ListRow key={address.id ?? spoken(address)}>
            <Spread>
              <PostalLines address={address} />
              {calls && isEditable(address) && (
                <Cluster $gap={4}>
                  {(['change', 'remove'] as const).map((kind) => (
                    <Button
                      key={kind}
                      size="small"
                      variant="ghost"
                      aria-label={words[`${kind}Named`](spoken(address))}
                      onClick={() => setOpened({ kind, address })}
                    >
                      {words[kind]}
                    </Button>
                  ))}
                </Cluster>
              )}
            </Spread>
          </ListRow>
        ))}
      </Rows>
      {dialog && opened.kind === 'change' && <AddressDialog {...dialog} onChanged={onChanged} />}
      {dialog && opened.kind === 'remove' && <RemoveAddress {...dialog} onRemoved={onRemoved} />}
    </>
  )
}

function PostalLines({ address }: { address: KeptAddress }) {
  return (
    <Lines>
      {address.name && (
        <Name>
          <bdi>{address.name}</bdi>
        </Name>
      )}
      {postalLines(address).map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      {address.id === null && <Muted as="span">{words.own}</Muted>}
    </Lines>
  )
}
