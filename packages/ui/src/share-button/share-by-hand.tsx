import { Dialog } from '../dialog/dialog.tsx';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { TextField } from '../text-field/text-field.tsx';

export interface ShareByHandProps {
  url: string;
  onClose: () => void;
}

/** The address to be copied manually: it is selected as soon as it has the focus. */
export function ShareByHand({ url, onClose }: ShareByHandProps) {
  const { shareByHand, shareByHandText, shareAddress } = useMessages(auctionTexts);
  return (
    <Dialog open onOpenChange={onClose} title={shareByHand} description={shareByHandText}>
      <TextField
        label={shareAddress}
        value={url}
        onValueChange={() => undefined}
        readOnly
        type="url"
        onFocus={({ currentTarget }) => currentTarget.select()}
        // The press that gave the focus has put the caret somewhere since.
        onClick={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
