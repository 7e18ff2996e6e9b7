-- Whether this server can tell the time of a zone. It would also take 'Foo+5' and 'EST', which are rules and no places.
CREATE OR REPLACE FUNCTION is_time_zone(zone text)
RETURNS boolean
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
begin
  if zone !~ '^(UTC|Etc/GMT[+-][0-9]{1,2}|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)+)$' then return false; end if;
  perform timestamptz 'epoch' at time zone zone;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;
--> statement-breakpoint
-- The owner of the tables sees their rows; the grants, which every migration applies afterwards, bind it again.
ALTER TABLE "businesses" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenants" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "roll_ups" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sms_templates" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_templates" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "triggers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Other names of zones, as Intl knows them, and the one that each is kept under from now on.
CREATE TABLE zone_names (name text, zone text);--> statement-breakpoint
INSERT INTO zone_names VALUES
  ('ACT', 'Australia/Darwin'), ('AET', 'Australia/Sydney'), ('AGT', 'America/Argentina/Buenos_Aires'),
  ('ART', 'Africa/Cairo'), ('AST', 'America/Anchorage'), ('Africa/Asmera', 'Africa/Asmara'),
  ('Africa/Timbuktu', 'Africa/Bamako'), ('America/Argentina/ComodRivadavia', 'America/Argentina/Catamarca'),
  ('America/Atka', 'America/Adak'), ('America/Buenos_Aires', 'America/Argentina/Buenos_Aires'),
  ('America/Catamarca', 'America/Argentina/Catamarca'), ('America/Coral_Harbour', 'America/Atikokan'),
  ('America/Cordoba', 'America/Argentina/Cordoba'), ('America/Ensenada', 'America/Tijuana'),
  ('America/Fort_Wayne', 'America/Indiana/Indianapolis'), ('America/Godthab', 'America/Nuuk'),
  ('America/Indianapolis', 'America/Indiana/Indianapolis'), ('America/Jujuy', 'America/Argentina/Jujuy'),
  ('America/Knox_IN', 'America/Indiana/Knox'), ('America/Louisville', 'America/Kentucky/Louisville'),
  ('America/Mendoza', 'America/Argentina/Mendoza'), ('America/Montreal', 'America/Toronto'),
  ('America/Nipigon', 'America/Toronto'), ('America/Pangnirtung', 'America/Iqaluit'),
  ('America/Porto_Acre', 'America/Rio_Branco'), ('America/Rainy_River', 'America/Winnipeg'),
  ('America/Rosario', 'America/Argentina/Cordoba'), ('America/Santa_Isabel', 'America/Tijuana'),
  ('America/Shiprock', 'America/Denver'), ('America/Thunder_Bay', 'America/Toronto'),
  ('America/Virgin', 'America/St_Thomas'), ('America/Yellowknife', 'America/Edmonton'),
  ('Antarctica/South_Pole', 'Antarctica/McMurdo'), ('Asia/Ashkhabad', 'Asia/Ashgabat'),
  ('Asia/Calcutta', 'Asia/Kolkata'), ('Asia/Choibalsan', 'Asia/Ulaanbaatar'), ('Asia/Chongqing', 'Asia/Shanghai'),
  ('Asia/Chungking', 'Asia/Shanghai'), ('Asia/Dacca', 'Asia/Dhaka'), ('Asia/Harbin', 'Asia/Shanghai'),
  ('Asia/Istanbul', 'Europe/Istanbul'), ('Asia/Kashgar', 'Asia/Urumqi'), ('Asia/Katmandu', 'Asia/Kathmandu'),
  ('Asia/Macao', 'Asia/Macau'), ('Asia/Rangoon', 'Asia/Yangon'), ('Asia/Saigon', 'Asia/Ho_Chi_Minh'),
  ('Asia/Tel_Aviv', 'Asia/Jerusalem'), ('Asia/Thimbu', 'Asia/Thimphu'), ('Asia/Ujung_Pandang', 'Asia/Makassar'),
  ('Asia/Ulan_Bator', 'Asia/Ulaanbaatar'), ('Atlantic/Faeroe', 'Atlantic/Faroe'),
  ('Atlantic/Jan_Mayen', 'Arctic/Longyearbyen'), ('Australia/ACT', 'Australia/Sydney'),
  ('Australia/Canberra', 'Australia/Sydney'), ('Australia/Currie', 'Australia/Hobart'),
  ('Australia/LHI', 'Australia/Lord_Howe'), ('Australia/NSW', 'Australia/Sydney'),
  ('Australia/North', 'Australia/Darwin'), ('Australia/Queensland', 'Australia/Brisbane'),
  ('Australia/South', 'Australia/Adelaide'), ('Australia/Tasmania', 'Australia/Hobart'),
  ('Australia/Victoria', 'Australia/Melbourne'), ('Australia/West', 'Australia/Perth'),
  ('Australia/Yancowinna', 'Australia/Broken_Hill'), ('BET', 'America/Sao_Paulo'), ('BST', 'Asia/Dhaka'),
  ('Brazil/Acre', 'America/Rio_Branco'), ('Brazil/DeNoronha', 'America/Noronha'),
  ('Brazil/East', 'America/Sao_Paulo'), ('Brazil/West', 'America/Manaus'), ('CAT', 'Africa/Maputo'),
  ('CET', 'Europe/Brussels'), ('CNT', 'America/St_Johns'), ('CST', 'America/Chicago'), ('CST6CDT', 'America/Chicago'),
  ('CTT', 'Asia/Shanghai'), ('Canada/Atlantic', 'America/Halifax'), ('Canada/Central', 'America/Winnipeg'),
  ('Canada/Eastern', 'America/Toronto'), ('Canada/Mountain', 'America/Edmonton'),
  ('Canada/Newfoundland', 'America/St_Johns'), ('Canada/Pacific', 'America/Vancouver'),
  ('Canada/Saskatchewan', 'America/Regina'), ('Canada/Yukon', 'America/Whitehorse'),
  ('Chile/Continental', 'America/Santiago'), ('Chile/EasterIsland', 'Pacific/Easter'), ('Cuba', 'America/Havana'),
  ('EAT', 'Africa/Nairobi'), ('ECT', 'Europe/Paris'), ('EET', 'Europe/Athens'), ('EST', 'America/Panama'),
  ('EST5EDT', 'America/New_York'), ('Egypt', 'Africa/Cairo'), ('Eire', 'Europe/Dublin'), ('Etc/GMT', 'UTC'),
  ('Etc/GMT+0', 'UTC'), ('Etc/GMT-0', 'UTC'), ('Etc/GMT0', 'UTC'), ('Etc/Greenwich', 'UTC'), ('Etc/UCT', 'UTC'),
  ('Etc/UTC', 'UTC'), ('Etc/Universal', 'UTC'), ('Etc/Zulu', 'UTC'), ('Europe/Belfast', 'Europe/London'),
  ('Europe/Kiev', 'Europe/Kyiv'), ('Europe/Nicosia', 'Asia/Nicosia'), ('Europe/Tiraspol', 'Europe/Chisinau'),
  ('Europe/Uzhgorod', 'Europe/Kyiv'), ('Europe/Zaporozhye', 'Europe/Kyiv'), ('GB', 'Europe/London'),
  ('GB-Eire', 'Europe/London'), ('GMT', 'UTC'), ('GMT+0', 'UTC'), ('GMT-0', 'UTC'), ('GMT0', 'UTC'),
  ('Greenwich', 'UTC'), ('HST', 'Pacific/Honolulu'), ('Hongkong', 'Asia/Hong_Kong'),
  ('IET', 'America/Indiana/Indianapolis'), ('IST', 'Asia/Kolkata'), ('Iceland', 'Atlantic/Reykjavik'),
  ('Iran', 'Asia/Tehran'), ('Israel', 'Asia/Jerusalem'), ('JST', 'Asia/Tokyo'), ('Jamaica', 'America/Jamaica'),
  ('Japan', 'Asia/Tokyo'), ('Kwajalein', 'Pacific/Kwajalein'), ('Libya', 'Africa/Tripoli'),
  ('MET', 'Europe/Brussels'), ('MIT', 'Pacific/Apia'), ('MST', 'America/Phoenix'), ('MST7MDT', 'America/Denver'),
  ('Mexico/BajaNorte', 'America/Tijuana'), ('Mexico/BajaSur', 'America/Mazatlan'),
  ('Mexico/General', 'America/Mexico_City'), ('NET', 'Asia/Yerevan'), ('NST', 'Pacific/Auckland'),
  ('NZ', 'Pacific/Auckland'), ('NZ-CHAT', 'Pacific/Chatham'), ('Navajo', 'America/Denver'), ('PLT', 'Asia/Karachi'),
  ('PNT', 'America/Phoenix'), ('PRC', 'Asia/Shanghai'), ('PRT', 'America/Puerto_Rico'),
  ('PST', 'America/Los_Angeles'), ('PST8PDT', 'America/Los_Angeles'), ('Pacific/Enderbury', 'Pacific/Kanton'),
  ('Pacific/Johnston', 'Pacific/Honolulu'), ('Pacific/Ponape', 'Pacific/Pohnpei'),
  ('Pacific/Samoa', 'Pacific/Pago_Pago'), ('Pacific/Truk', 'Pacific/Chuuk'), ('Pacific/Yap', 'Pacific/Chuuk'),
  ('Poland', 'Europe/Warsaw'), ('Portugal', 'Europe/Lisbon'), ('ROC', 'Asia/Taipei'), ('ROK', 'Asia/Seoul'),
  ('SST', 'Pacific/Guadalcanal'), ('Singapore', 'Asia/Singapore'), ('Turkey', 'Europe/Istanbul'), ('UCT', 'UTC'),
  ('US/Alaska', 'America/Anchorage'), ('US/Aleutian', 'America/Adak'), ('US/Arizona', 'America/Phoenix'),
  ('US/Central', 'America/Chicago'), ('US/East-Indiana', 'America/Indiana/Indianapolis'),
  ('US/Eastern', 'America/New_York'), ('US/Hawaii', 'Pacific/Honolulu'),
  ('US/Indiana-Starke', 'America/Indiana/Knox'), ('US/Michigan', 'America/Detroit'),
  ('US/Mountain', 'America/Denver'), ('US/Pacific', 'America/Los_Angeles'), ('US/Samoa', 'Pacific/Pago_Pago'),
  ('Universal', 'UTC'), ('VST', 'Asia/Ho_Chi_Minh'), ('W-SU', 'Europe/Moscow'), ('WET', 'Europe/Lisbon'),
  ('Zulu', 'UTC');
--> statement-breakpoint
-- Then the same in other letters, such as 'europe/berlin'.
INSERT INTO zone_names SELECT p.name, p.name FROM pg_timezone_names p
WHERE p.name ~ '^[A-Z]' AND NOT EXISTS (SELECT FROM zone_names n WHERE lower(n.name) = lower(p.name));--> statement-breakpoint
UPDATE "businesses" b SET time_zone = n.zone FROM zone_names n
WHERE lower(n.name) = lower(b.time_zone) AND n.zone <> b.time_zone AND is_time_zone(n.zone);--> statement-breakpoint
UPDATE "roll_ups" r SET time_zone = n.zone FROM zone_names n
WHERE lower(n.name) = lower(r.time_zone) AND n.zone <> r.time_zone AND is_time_zone(n.zone);--> statement-breakpoint
-- What is no zone becomes that of the business's country, or its largest one. The business's log says so.
CREATE TABLE country_zones (country text, zone text);--> statement-breakpoint
INSERT INTO country_zones VALUES
  ('AD', 'Europe/Andorra'), ('AE', 'Asia/Dubai'), ('AF', 'Asia/Kabul'), ('AG', 'America/Antigua'),
  ('AI', 'America/Anguilla'), ('AL', 'Europe/Tirane'), ('AM', 'Asia/Yerevan'), ('AO', 'Africa/Luanda'),
  ('AR', 'America/Argentina/Buenos_Aires'), ('AS', 'Pacific/Pago_Pago'), ('AT', 'Europe/Vienna'),
  ('AU', 'Australia/Sydney'), ('AW', 'America/Aruba'), ('AX', 'Europe/Mariehamn'), ('AZ', 'Asia/Baku'),
  ('BA', 'Europe/Sarajevo'), ('BB', 'America/Barbados'), ('BD', 'Asia/Dhaka'), ('BE', 'Europe/Brussels'),
  ('BF', 'Africa/Ouagadougou'), ('BG', 'Europe/Sofia'), ('BH', 'Asia/Bahrain'), ('BI', 'Africa/Bujumbura'),
  ('BJ', 'Africa/Porto-Novo'), ('BL', 'America/St_Barthelemy'), ('BM', 'Atlantic/Bermuda'), ('BN', 'Asia/Brunei'),
  ('BO', 'America/La_Paz'), ('BQ', 'America/Kralendijk'), ('BR', 'America/Sao_Paulo'), ('BS', 'America/Nassau'),
  ('BT', 'Asia/Thimphu'), ('BW', 'Africa/Gaborone'), ('BY', 'Europe/Minsk'), ('BZ', 'America/Belize'),
  ('CA', 'America/Toronto'), ('CC', 'Indian/Cocos'), ('CD', 'Africa/Kinshasa'), ('CF', 'Africa/Bangui'),
  ('CG', 'Africa/Brazzaville'), ('CH', 'Europe/Zurich'), ('CI', 'Africa/Abidjan'), ('CK', 'Pacific/Rarotonga'),
  ('CL', 'America/Santiago'), ('CM', 'Africa/Douala'), ('CN', 'Asia/Shanghai'), ('CO', 'America/Bogota'),
  ('CR', 'America/Costa_Rica'), ('CU', 'America/Havana'), ('CV', 'Atlantic/Cape_Verde'), ('CW', 'America/Curacao'),
  ('CX', 'Indian/Christmas'), ('CY', 'Asia/Nicosia'), ('CZ', 'Europe/Prague'), ('DE', 'Europe/Berlin'),
  ('DJ', 'Africa/Djibouti'), ('DK', 'Europe/Copenhagen'), ('DM', 'America/Dominica'), ('DO', 'America/Santo_Domingo'),
  ('DZ', 'Africa/Algiers'), ('EC', 'America/Guayaquil'), ('EE', 'Europe/Tallinn'), ('EG', 'Africa/Cairo'),
  ('EH', 'Africa/El_Aaiun'), ('ER', 'Africa/Asmara'), ('ES', 'Europe/Madrid'), ('ET', 'Africa/Addis_Ababa'),
  ('FI', 'Europe/Helsinki'), ('FJ', 'Pacific/Fiji'), ('FK', 'Atlantic/Stanley'), ('FM', 'Pacific/Pohnpei'),
  ('FO', 'Atlantic/Faroe'), ('FR', 'Europe/Paris'), ('GA', 'Africa/Libreville'), ('GB', 'Europe/London'),
  ('GD', 'America/Grenada'), ('GE', 'Asia/Tbilisi'), ('GF', 'America/Cayenne'), ('GG', 'Europe/Guernsey'),
  ('GH', 'Africa/Accra'), ('GI', 'Europe/Gibraltar'), ('GL', 'America/Nuuk'), ('GM', 'Africa/Banjul'),
  ('GN', 'Africa/Conakry'), ('GP', 'America/Guadeloupe'), ('GQ', 'Africa/Malabo'), ('GR', 'Europe/Athens'),
  ('GT', 'America/Guatemala'), ('GU', 'Pacific/Guam'), ('GW', 'Africa/Bissau'), ('GY', 'America/Guyana'),
  ('HK', 'Asia/Hong_Kong'), ('HN', 'America/Tegucigalpa'), ('HR', 'Europe/Zagreb'), ('HT', 'America/Port-au-Prince'),
  ('HU', 'Europe/Budapest'), ('ID', 'Asia/Jakarta'), ('IE', 'Europe/Dublin'), ('IL', 'Asia/Jerusalem'),
  ('IM', 'Europe/Isle_of_Man'), ('IN', 'Asia/Kolkata'), ('IO', 'Indian/Chagos'), ('IQ', 'Asia/Baghdad'),
  ('IR', 'Asia/Tehran'), ('IS', 'Atlantic/Reykjavik'), ('IT', 'Europe/Rome'), ('JE', 'Europe/Jersey'),
  ('JM', 'America/Jamaica'), ('JO', 'Asia/Amman'), ('JP', 'Asia/Tokyo'), ('KE', 'Africa/Nairobi'),
  ('KG', 'Asia/Bishkek'), ('KH', 'Asia/Phnom_Penh'), ('KI', 'Pacific/Tarawa'), ('KM', 'Indian/Comoro'),
  ('KN', 'America/St_Kitts'), ('KP', 'Asia/Pyongyang'), ('KR', 'Asia/Seoul'), ('KW', 'Asia/Kuwait'),
  ('KY', 'America/Cayman'), ('KZ', 'Asia/Almaty'), ('LA', 'Asia/Vientiane'), ('LB', 'Asia/Beirut'),
  ('LC', 'America/St_Lucia'), ('LI', 'Europe/Vaduz'), ('LK', 'Asia/Colombo'), ('LR', 'Africa/Monrovia'),
  ('LS', 'Africa/Maseru'), ('LT', 'Europe/Vilnius'), ('LU', 'Europe/Luxembourg'), ('LV', 'Europe/Riga'),
  ('LY', 'Africa/Tripoli'), ('MA', 'Africa/Casablanca'), ('MC', 'Europe/Monaco'), ('MD', 'Europe/Chisinau'),
  ('ME', 'Europe/Podgorica'), ('MF', 'America/Marigot'), ('MG', 'Indian/Antananarivo'), ('MH', 'Pacific/Majuro'),
  ('MK', 'Europe/Skopje'), ('ML', 'Africa/Bamako'), ('MM', 'Asia/Yangon'), ('MN', 'Asia/Ulaanbaatar'),
  ('MO', 'Asia/Macau'), ('MP', 'Pacific/Saipan'), ('MQ', 'America/Martinique'), ('MR', 'Africa/Nouakchott'),
  ('MS', 'America/Montserrat'), ('MT', 'Europe/Malta'), ('MU', 'Indian/Mauritius'), ('MV', 'Indian/Maldives'),
  ('MW', 'Africa/Blantyre'), ('MX', 'America/Mexico_City'), ('MY', 'Asia/Kuala_Lumpur'), ('MZ', 'Africa/Maputo'),
  ('NA', 'Africa/Windhoek'), ('NC', 'Pacific/Noumea'), ('NE', 'Africa/Niamey'), ('NF', 'Pacific/Norfolk'),
  ('NG', 'Africa/Lagos'), ('NI', 'America/Managua'), ('NL', 'Europe/Amsterdam'), ('NO', 'Europe/Oslo'),
  ('NP', 'Asia/Kathmandu'), ('NR', 'Pacific/Nauru'), ('NU', 'Pacific/Niue'), ('NZ', 'Pacific/Auckland'),
  ('OM', 'Asia/Muscat'), ('PA', 'America/Panama'), ('PE', 'America/Lima'), ('PF', 'Pacific/Tahiti'),
  ('PG', 'Pacific/Port_Moresby'), ('PH', 'Asia/Manila'), ('PK', 'Asia/Karachi'), ('PL', 'Europe/Warsaw'),
  ('PM', 'America/Miquelon'), ('PR', 'America/Puerto_Rico'), ('PS', 'Asia/Hebron'), ('PT', 'Europe/Lisbon'),
  ('PW', 'Pacific/Palau'), ('PY', 'America/Asuncion'), ('QA', 'Asia/Qatar'), ('RE', 'Indian/Reunion'),
  ('RO', 'Europe/Bucharest'), ('RS', 'Europe/Belgrade'), ('RU', 'Europe/Moscow'), ('RW', 'Africa/Kigali'),
  ('SA', 'Asia/Riyadh'), ('SB', 'Pacific/Guadalcanal'), ('SC', 'Indian/Mahe'), ('SD', 'Africa/Khartoum'),
  ('SE', 'Europe/Stockholm'), ('SG', 'Asia/Singapore'), ('SH', 'Atlantic/St_Helena'), ('SI', 'Europe/Ljubljana'),
  ('SJ', 'Arctic/Longyearbyen'), ('SK', 'Europe/Bratislava'), ('SL', 'Africa/Freetown'), ('SM', 'Europe/San_Marino'),
  ('SN', 'Africa/Dakar'), ('SO', 'Africa/Mogadishu'), ('SR', 'America/Paramaribo'), ('SS', 'Africa/Juba'),
  ('ST', 'Africa/Sao_Tome'), ('SV', 'America/El_Salvador'), ('SX', 'America/Lower_Princes'), ('SY', 'Asia/Damascus'),
  ('SZ', 'Africa/Mbabane'), ('TC', 'America/Grand_Turk'), ('TD', 'Africa/Ndjamena'), ('TG', 'Africa/Lome'),
  ('TH', 'Asia/Bangkok'), ('TJ', 'Asia/Dushanbe'), ('TK', 'Pacific/Fakaofo'), ('TL', 'Asia/Dili'),
  ('TM', 'Asia/Ashgabat'), ('TN', 'Africa/Tunis'), ('TO', 'Pacific/Tongatapu'), ('TR', 'Europe/Istanbul'),
  ('TT', 'America/Port_of_Spain'), ('TV', 'Pacific/Funafuti'), ('TW', 'Asia/Taipei'), ('TZ', 'Africa/Dar_es_Salaam'),
  ('UA', 'Europe/Kyiv'), ('UG', 'Africa/Kampala'), ('US', 'America/New_York'), ('UY', 'America/Montevideo'),
  ('UZ', 'Asia/Tashkent'), ('VA', 'Europe/Vatican'), ('VC', 'America/St_Vincent'), ('VE', 'America/Caracas'),
  ('VG', 'America/Tortola'), ('VI', 'America/St_Thomas'), ('VN', 'Asia/Ho_Chi_Minh'), ('VU', 'Pacific/Efate'),
  ('WF', 'Pacific/Wallis'), ('WS', 'Pacific/Apia'), ('YE', 'Asia/Aden'), ('YT', 'Indian/Mayotte'),
  ('ZA', 'Africa/Johannesburg'), ('ZM', 'Africa/Lusaka'), ('ZW', 'Africa/Harare'), ('XK', 'Europe/Belgrade');--> statement-breakpoint
CREATE TABLE repaired_zones AS
SELECT b.id, b.time_zone AS before, coalesce((SELECT c.zone FROM country_zones c
  WHERE c.country = b.default_country AND is_time_zone(c.zone)), 'UTC') AS zone
FROM "businesses" b WHERE NOT is_time_zone(b.time_zone);--> statement-breakpoint
UPDATE "businesses" b SET time_zone = r.zone FROM repaired_zones r WHERE r.id = b.id;--> statement-breakpoint
INSERT INTO "audit_entries" (business_id, id, action, actor, details, created_at)
SELECT r.id, gen_random_uuid(), 'settings_changed', 'system',
  jsonb_build_object('changes', jsonb_build_object('time_zone', jsonb_build_object('from', r.before, 'to', r.zone))),
  date_trunc('milliseconds', now())
FROM repaired_zones r JOIN "tenants" t ON t.business_id = r.id;--> statement-breakpoint
DROP TABLE zone_names, country_zones, repaired_zones;--> statement-breakpoint
-- An hour that is none is the usual one.
UPDATE "email_templates" SET config = config - 'sendHour' WHERE coalesce(config ->> 'sendHour', '0') !~ '^([0-9]|1[0-9]|2[0-3])$';--> statement-breakpoint
UPDATE "sms_templates" SET config = config - 'sendHour' WHERE coalesce(config ->> 'sendHour', '0') !~ '^([0-9]|1[0-9]|2[0-3])$';--> statement-breakpoint
UPDATE "triggers" SET settings = settings - 'sendHour' WHERE coalesce(settings ->> 'sendHour', '0') !~ '^([0-9]|1[0-9]|2[0-3])$';--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_time_zone" CHECK (is_time_zone(time_zone));--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_send_hour" CHECK (coalesce(config ->> 'sendHour', '0') ~ '^([0-9]|1[0-9]|2[0-3])$');--> statement-breakpoint
ALTER TABLE "sms_templates" ADD CONSTRAINT "sms_templates_send_hour" CHECK (coalesce(config ->> 'sendHour', '0') ~ '^([0-9]|1[0-9]|2[0-3])$');--> statement-breakpoint
ALTER TABLE "triggers" ADD CONSTRAINT "triggers_send_hour" CHECK (coalesce(settings ->> 'sendHour', '0') ~ '^([0-9]|1[0-9]|2[0-3])$');
