import { textsOfAdmin } from './specTextsOfAdmin.ts'

/**
 * The specification's texts by the address of their screen and the journey that meets them. Braces stand for any text.
 * tests/journeys/specTexts.after.ts fails for a text that its journey did not show.
 */
export const specTexts: Record<string, Record<string, readonly string[]>> = {
  // Section 2, landing page.
  '/': {
    landing: ['Customer Portal', 'Sign In', 'Get Started', 'Start Free', 'Start Trial', 'Most Popular'],
  },
  '/login': {
    google: [
      'Loading...',
      'Email',
      'Password',
      'Forgot password?',
      'Sign in with Google',
      'Failed to create or find tenant',
      'Back to Home',
      'Sign up',
    ],
  },
  // Its screen is not shown. The rule for passwords is in section 5.
  '/reset-password': {
    accounts: ['Minimum 6 characters'],
  },
  '/signup': {
    billing: [
      'Company name',
      'Email',
      'Password',
      'Minimum 6 characters',
      'Create Account',
      'Sign up with Google',
      'Sign in',
      'Failed to redirect to checkout. You can upgrade from your dashboard.',
    ],
    wording: ['Please select a subscription tier'],
  },
  '/analytics': {
    campaigns: ['Last 30 days'],
  },
  '/dashboard': {
    trial: [
      'Trial',
      'Total Customers',
      'Active Programs',
      'Transactions',
      'SMS Usage',
      'Emails Sent',
      'Email Open Rate',
      'Add Customer',
      'Generate QR Code',
      'Create Program',
      'View Plans',
      'Payment Successful! Your subscription has been activated. Thank you for upgrading!',
      'Payment Cancelled. Your payment was cancelled. You can upgrade anytime from the Subscription page.',
      'Sign Out',
    ],
    wording: ['Super Admin'],
  },
  '/customers': {
    wordingOfImports: [
      'Upload',
      'Add Customer',
      'Customer',
      'Contact',
      'Points',
      'Visits',
      'Joined',
      'Actions',
      'No customers yet',
      'Please upload a CSV file',
      'File size must be less than 5MB',
      'CSV file is empty or has no data rows',
      'Failed to read CSV file',
      'Either email or phone is required',
      'Invalid email format',
      'Invalid birthday format (use YYYY-MM-DD)',
      'No valid rows to import',
      'Import would exceed your plan limit. Current: {current}, Attempting to import: {rows}, Plan limit: {limit}. Please upgrade your subscription to import more customers.',
    ],
    wording: [
      'Customer has not opted in to receive SMS messages',
      'Email sent successfully!',
      'Failed to send email',
      'Failed to send SMS',
    ],
    customers: ['No customers found', 'SMS sent successfully!'],
    import: ['Download Failed Rows CSV'],
  },
  '/programs': {
    wording: [
      'Pause',
      'Error Loading Programs',
      'Failed to load programs: {message}',
      'Try Again',
      'Business Not Found',
      'Unable to load business information. Please try logging out and back in.',
    ],
    programs: ['Creating...', 'Activate'],
  },
  '/qr-codes': {
    firstDay: ['View', 'Download'],
  },
  '/company': {
    wording: [
      'Company Name',
      'Admin Email',
      'Created',
      'Subscription',
      'Seat Usage',
      '{used} of {seats} seats used',
      'Team Members',
      'Pending Invitations',
      'Invite Team Member',
      'Email Address',
      "They'll receive an email with a link to join your team",
      'Cancel',
      'Send Invitation',
      'Invitation sent successfully!',
      'Invitation revoked successfully',
      'Invitation resent successfully!',
      'Are you sure you want to remove {name} from the team?',
      'Are you sure you want to revoke this invitation?',
      'Company Profile Not Available',
      'Retry Setup',
      'Failed to initialize company profile',
      'Failed to load team data',
      'Failed to send invitation',
      'Failed to revoke invitation',
      'Failed to resend invitation',
      'Failed to remove member',
    ],
    team: [
      'Member removed successfully',
      "You've reached your seat limit. Upgrade your plan to invite more team members.",
      'Upgrade Plan',
    ],
  },
  '/accept-invitation': {
    team: [
      'Team Invitation',
      "You've been invited to join {company}",
      'Create Account',
      'First Name',
      'Last Name',
      'Password',
      'Accept & Create Account',
      'Accepting Invitation...',
      'Sign In',
      'Sign In & Accept Invitation',
      'Invalid Invitation',
      'Go to Login',
      'Invalid invitation link',
      'This invitation has already been used or revoked',
      'Please log in with the invited email address: {email}',
    ],
    wording: [
      'Signing In...',
      'Invitation not found',
      'This invitation has expired',
      'Failed to load invitation',
      'Failed to accept invitation',
      'Failed to log in',
    ],
  },
  '/settings': {
    wording: [
      'Email tracking setting updated',
      'Failed to update tracking setting',
      'From Email and From Name are required',
      'Email configuration saved successfully',
      'Failed to save email configuration',
    ],
  },
  '/subscription': {
    billing: [
      'Please use the billing portal to cancel your subscription',
      'Failed to create checkout session',
      'Failed to create portal session',
      'Failed to start checkout',
      'Failed to open billing portal',
    ],
    admin: ['This tier is not available for purchase'],
    wording: ['Failed to load subscription data'],
  },
  '/sms-templates': {
    templates: [
      'Activate',
      'Deactivate',
      'Name and message are required',
      'Failed to save template',
      'Failed to toggle template',
      'Template updated successfully',
      'Template created successfully',
    ],
  },
  '/email-templates': {
    templates: [
      'Activate',
      'Deactivate',
      'Name, subject, and body are required',
      'Failed to save template',
      'Failed to toggle template',
      'Template updated successfully',
      'Template created successfully',
    ],
  },
  '/campaigns': {
    campaigns: ['All', 'Email', 'SMS'],
  },
  '/communications': {
    wordingOfCustomers: ['Opened {n} times'],
  },
  '/customer/login': {
    wordingOfCustomers: [
      'Enter your 4-6 digit PIN',
      'Logging in...',
      'Contact your business',
      'Back to Home',
      'Phone number not found. Please check and try again.',
      'Portal access is disabled. Please contact the business.',
      'Failed to log in. Please try again.',
    ],
    portal: ['Invalid PIN. Please try again.'],
  },
  '/customer/dashboard': {
    wordingOfCustomers: [
      'Welcome back, {name}!',
      'Log Out',
      'Your Loyalty Programs',
      'Active',
      'Paused',
      'Lifetime earned {points}',
      'Last activity: {date}',
      'No Programs Yet',
      "You haven't been enrolled in any loyalty programs yet.",
      'Your Rewards',
      'From: {program}',
      'Available',
      'Expired',
      'Expires: {date}',
      'No Rewards Yet',
      'Loading your rewards...',
    ],
    portal: ['{n} of {required} stamps', 'Keep earning points to unlock rewards!'],
    firstDay: ['Redeemed'],
  },
  ...textsOfAdmin,
}

/** The texts by the address of their screen. */
export const textsOfScreens: Record<string, string[]> = Object.fromEntries(
  Object.entries(specTexts).map(([screen, journeys]) => [screen, Object.values(journeys).flat()]),
)

/** The texts that this journey meets, by the address of their screen. */
export const textsMetBy = (journey: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(specTexts).flatMap(([screen, journeys]) =>
      journeys[journey] ? [[screen, journeys[journey]]] : [],
    ),
  )
