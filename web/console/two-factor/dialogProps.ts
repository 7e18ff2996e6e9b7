export type TwoFactorDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }
