import { useQuery } from '@tanstack/react-query'
import { Images, Trash2, Upload } from 'lucide-react'
import { type DragEvent, type SyntheticEvent, useRef, useState } from 'react'
import type { PictureView } from '#server/messaging/pictures/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { FieldError } from '#web/ui/fields/Field.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { ConfirmedChange } from '../forms/ConfirmedChange.tsx'
import { useFormat } from '../page/format.ts'
import { picturesQuery, useDeletePicture } from './picturesQuery.ts'
import { texts } from './texts.ts'
import { ACCEPTED, usePictureUpload } from './usePictureUpload.ts'

type PictureLibraryProps = { onChoose: (picture: PictureView) => void; onClose: () => void }

/** The business's pictures: choose, add or delete one. */
export function PictureLibrary({ onChoose, onClose }: PictureLibraryProps) {
  const [isOver, setIsOver] = useState(false)
  const { upload, busy, wrong } = usePictureUpload(onChoose)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) upload(file)
  }
  return (
    // The form that opened it is not its parent in the page, but React's events would reach that form.
    // biome-ignore lint/a11y/noStaticElementInteractions: hears only what comes from within
    <div onSubmit={stop} onKeyDown={stop}>
      <Dialog open onOpenChange={onClose} title={texts.title} description={texts.description} size="large">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same */}
        <div
          onDragOver={over}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className={`flex flex-col gap-4 rounded-lg border-2 border-dashed p-4 ${isOver ? 'border-accent-text bg-accent-soft' : 'border-line'}`}
        >
          <UploadRow busy={busy} isOver={isOver} onFile={upload} />
          {wrong && (
            <div role="alert">
              <FieldError id="picture-error">{wrong}</FieldError>
            </div>
          )}
          <Pictures onChoose={onChoose} />
        </div>
      </Dialog>
    </div>
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

type UploadRowProps = { busy: boolean; isOver: boolean; onFile: (file: File) => void }

function UploadRow({ busy, isOver, onFile }: UploadRowProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.upload}
        accept={ACCEPTED}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Lets the same picture be chosen again after a failure.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        variant="primary"
        icon={<Upload aria-hidden className="size-4" />}
        busy={busy}
        busyText={texts.uploading}
        onClick={() => input.current?.click()}
      >
        {texts.upload}
      </Button>
      <p className="text-muted text-sm">{isOver ? texts.dropNow : texts.drop}</p>
    </div>
  )
}

function Pictures({ onChoose }: { onChoose: (picture: PictureView) => void }) {
  const query = useQuery(picturesQuery)
  const { data, error } = query
  const [leaving, setLeaving] = useState<PictureView>()
  if (!data && error) return <LoadFailed query={query} title={texts.loadFailed} retry={texts.retry} />
  if (!data)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-40 rounded-md" />
      </div>
    )
  if (data.length === 0)
    return (
      <EmptyState icon={<Images />} title={texts.none}>
        {texts.noneText}
      </EmptyState>
    )
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {data.map((picture) => (
          <Tile
            key={picture.id}
            picture={picture}
            onChoose={() => onChoose(picture)}
            onDelete={() => setLeaving(picture)}
          />
        ))}
      </ul>
      {leaving && <DeletePicture picture={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

type TileProps = { picture: PictureView; onChoose: () => void; onDelete: () => void }

function Tile({ picture: { name, url, width, height }, onChoose, onDelete }: TileProps) {
  const { number } = useFormat()
  const called = name || texts.unnamed
  return (
    <li className="flex min-w-0 flex-col rounded-md border border-line">
      <button
        type="button"
        aria-label={texts.choose(called)}
        onClick={onChoose}
        className="relative aspect-4/3 overflow-clip rounded-t-md bg-quiet hover:brightness-95"
      >
        <img src={url} alt="" loading="lazy" className="absolute inset-0 size-full object-contain" />
      </button>
      <div className="flex items-center gap-1 ps-3">
        <p className="min-w-0 flex-1 py-1 text-sm">
          <span dir="auto" className="block truncate">
            {called}
          </span>
          <span className="block text-muted tabular-nums">{texts.size(number(width), number(height))}</span>
        </p>
        <IconButton label={texts.remove(called)} icon={<Trash2 />} onClick={onDelete} />
      </div>
    </li>
  )
}

function DeletePicture({ picture, onClose }: { picture: PictureView; onClose: () => void }) {
  const words = { ...texts.confirm, title: texts.confirm.title(picture.name || texts.unnamed) }
  return (
    <ConfirmedChange
      open
      onOpenChange={(open) => !open && onClose()}
      change={useDeletePicture()}
      input={picture.id}
      words={words}
      danger
    />
  )
}
